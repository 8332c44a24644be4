export { Stat, type StatProps, Stats, type StatsColumns, type StatsProps } from './stats.js';

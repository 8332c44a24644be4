import record from '../api.md?raw';
import { readRecord } from './record.js';

export const { declarationsIn, recordedType } = readRecord(record);

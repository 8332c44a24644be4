export {
  type ComparedPlan,
  type ComparisonGroup,
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
} from './comparison-table.js';

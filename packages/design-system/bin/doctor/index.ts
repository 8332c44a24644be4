export function runDoctor(_folder: string, _say: (line: string) => void): number { return 0; }

export declare function processorSeconds(): number | null
export declare function processorSecondsOf(pid: number): number | null
export declare function countBeforeKill(pid: number): void

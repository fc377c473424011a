// npm run bench:faults: breaks everything beside Porchlight under load, and looks whether it keeps its word.
import { runBench } from './run-bench.mjs'

runBench('faults/main.ts')

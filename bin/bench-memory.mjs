// npm run bench:memory: what the process of the server holds while and after many questions are asked.
import { runBench } from './run-bench.mjs'

runBench('memory/main.ts')

// npm run bench:console: how fast the console is, and what the most used things in it take.
import { runBench } from './run-bench.mjs'

runBench('console/main.ts')

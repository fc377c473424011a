// npm run bench: measures Porchlight against bare servers that do the same work by hand.
import { runBench } from './run-bench.mjs'

runBench('main.ts')

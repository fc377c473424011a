// npm run bench:truth: which lies of language models pass the gate, and which of their truths are lost.
import { runBench } from './run-bench.mjs'

runBench('truth/main.ts')

// npm run learn:truth: learns, from judged answers of language models, which sentences are to be doubted.
import { runBench } from './run-bench.mjs'

runBench('truth/learn.ts')

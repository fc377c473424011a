// npm run train: learns from corpus/ what messages of visitors are for, and writes the weights that the server reads.
import { runBench } from './run-bench.mjs'

runBench('reading/train.ts')

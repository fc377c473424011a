// npm run bench:search: measures how the search engine understands sentences, against an evaluator of its own.
import { runBench } from './run-bench.mjs'

runBench('search/main.ts')

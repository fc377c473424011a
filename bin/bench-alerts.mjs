// npm run bench:alerts: how long changed homes take to reach the alerts of a chatbot that has very many.
import { runBench } from './run-bench.mjs'

runBench('alerts/main.ts')

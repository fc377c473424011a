// npm run bench:conversations: whether visitors are helped, turn by turn, by plain rules.
import { runBench } from './run-bench.mjs'

runBench('conversations/main.ts', { flags: ['--expose-gc'] })

// npm run bench:latency: how long a search and a chat answer take, with 100,000 and 1,000,000 listings in a chatbot.
import { runBench } from './run-bench.mjs'

runBench('search-latency/main.ts')

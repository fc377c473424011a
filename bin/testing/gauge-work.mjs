// Does the same piece of work every few seconds while the tests run, and says how many milliseconds of processor it took. Beside other
// load, or on a slower machine, a second of processor gets less done: what the tests took is measured against this work.
import { gauge } from './gauge.mjs'

const everyMs = 10_000
const tell = () => console.log(gauge())

tell()
setInterval(tell, everyMs)
// Whoever started it is gone: so is it.
process.once('disconnect', () => process.exit(0))

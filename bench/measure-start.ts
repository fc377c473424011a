import { startPorchlight } from './porchlight-process.ts'
import type { Row } from './report.ts'
import { medianOf } from './rounds.ts'
import type { Stage } from './stage.ts'

const mostSeconds = 2

/** `npm start` on a data folder that is there already, from the command to the line that says it is ready. */
export async function measureStart(stage: Stage): Promise<Row[]> {
  await stage.stopPorchlight()
  const seconds: number[] = []
  for (let start = 0; start < stage.size.starts; start++) {
    const running = await startPorchlight(['npm', 'start'], { PORCHLIGHT_DATA_DIR: stage.dataDir }, stage.logFile)
    seconds.push(running.startMs / 1_000)
    await running.stop()
  }
  const porchlight = medianOf(seconds)
  return [
    {
      what: 'npm start on existing data, to the ready line',
      unit: 's',
      bare: null,
      porchlight,
      ratio: null,
      toReach: `under ${mostSeconds} s`,
      reached: porchlight < mostSeconds,
      rounds: { seconds },
    },
  ]
}

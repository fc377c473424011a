import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'
import { untilStill } from './until-still.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Finding {
  id: string
  help: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

/** What axe-core finds wrong with a page as it stands, WCAG 2.2 AA and good practice, one line a place. */
export function findAxeFaults(page: Page | Frame): Promise<string[]> {
  return find(page, { runOnly: all })
}

/** Which colours axe-core finds hard to tell apart: all that another theme changes of a page that was looked at whole. */
export function findColourFaults(page: Page | Frame): Promise<string[]> {
  return find(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })
}

async function find(page: Page | Frame, rules: object): Promise<string[]> {
  await untilStill(page)
  // Evaluated rather than loaded: the page's own policy lets no other script in.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  const options = JSON.stringify({ ...rules, resultTypes: ['violations'] })
  const found: Finding[] = await page.evaluate(`axe.run(document, ${options}).then(({ violations }) => violations)`)
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

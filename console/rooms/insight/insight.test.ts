import { expect, test } from 'vitest'
import { readKnowledgeSearch } from '../knowledge/knowledge-search.ts'
import { groupSources, isLearning, titleOf } from '../knowledge/source-groups.ts'
import { changeOf, groupDays, ticksUpTo } from './chart-scale.ts'
import { boxAround, pointOn } from './demand-map.ts'
import { readInsightSearch } from './insight-search.ts'
import { writeCsv, writeTabs } from './number-table.ts'

test('what stands in an address is read as far as it makes sense', () => {
  expect(readInsightSearch({ period: 'd90', by: 'page', show: 'leads', view: 'unmet', chatbot: 'a', x: 1 })).toEqual({
    period: 'd90',
    by: 'page',
    show: 'leads',
    view: 'unmet',
    chatbot: 'a',
  })
  expect(readInsightSearch({ view: 'usage' })).toEqual({ view: 'usage' })
  expect(readInsightSearch({ period: 'd30', by: 'hour', show: 7, view: 'all' })).toEqual({})
  expect(readKnowledgeSearch({ view: 'sources', chatbot: {} })).toEqual({})
})

test('a scale has round numbers from 0 to the highest', () => {
  expect(ticksUpTo(0)).toEqual([0, 1])
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3])
  expect(ticksUpTo(47)).toEqual([0, 10, 20, 30, 40, 50])
  for (const highest of [1, 9, 11, 99, 101, 5_432, 1_000_000]) {
    const ticks = ticksUpTo(highest)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
    expect(ticks.length).toBeLessThanOrEqual(7)
  }
})

test('a year is drawn by weeks, and nothing of it is lost', () => {
  const days = Array.from({ length: 365 }, (_, at) => ({ name: String(at), value: 1 }))
  const weeks = groupDays(days)
  expect(weeks).toHaveLength(53)
  expect(weeks.reduce((sum, { value }) => sum + value, 0)).toBe(365)
  expect(groupDays(days.slice(0, 30))).toHaveLength(30)
})

test('a change is told in percent of what was before', () => {
  expect([changeOf(15, 10), changeOf(5, 10), changeOf(5, 0), changeOf(0, 0)]).toEqual([50, -50, null, null])
})

test('a table is saved and copied cell by cell, and no cell becomes a formula', () => {
  const table = {
    head: ['Page', 'Leads'],
    rows: [
      ['a, "b"', 3],
      ['=cmd()', -1],
    ],
  }
  expect(writeCsv(table)).toBe('Page,Leads\r\n"a, ""b""",3\r\n\'=cmd(),-1\r\n')
  expect(writeTabs(table)).toBe('Page\tLeads\na, "b"\t3\n=cmd()\t-1')
})

test('places lie on the map where they are, with room around them', () => {
  const place = { place: 'Kent', searches: 1, latitude: 47.38, longitude: -122.23 }
  expect(boxAround([place])).toBe('-122.53,47.08,-121.93,47.68')
  const background = { box: [-123, 47, -121, 48], width: 1_000, height: 700 } as never
  const { x, y } = pointOn(background, place)
  expect(x).toBeCloseTo(385)
  expect(y).toBeGreaterThan(350)
  expect(y).toBeLessThan(450)
})

test('sources stand by their kinds, found by every word of what they are', () => {
  const source = {
    Type: 'QAList',
    Name: 'Fees?',
    Value: '$45',
    Length: 3,
    Status: 2,
    StatusMessage: '',
    ID: 1,
    SourceLink: '',
  }
  const file = { ...source, Type: 'FileList', Name: '7', Value: 'handbook.pdf', ID: 2, Status: 1 }
  expect(groupSources([file, source], '').map(([name]) => name)).toEqual(['QAList', 'FileList'])
  expect(groupSources([file, source], 'HAND book')).toEqual([['FileList', [file]]])
  expect([isLearning([file]), isLearning([source]), titleOf(file)]).toEqual([true, false, 'handbook.pdf'])
})

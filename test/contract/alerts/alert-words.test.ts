import { describe, expect, test } from 'vitest'
import { alertWordsOf } from '../../../src/reading/languages/all-alert-words.ts'
import { criteriaWordsOf } from '../../../src/reading/languages/spoken/all-criteria-words.ts'
import { windowLanguages } from '../../../src/reading/languages/spoken/spoken-language.ts'
import { renderDonePage, renderLinkPage } from '../../../src/visitors/alerts/links/alert-page.ts'
import { tellNews } from '../../../src/visitors/alerts/tell-news.ts'

const home = { title: '7 Elm Court', place: 'Kent, WA 98030', url: '', price: 499_000, currency: '$', forRent: false }

describe.each(windowLanguages)('in %s', (code) => {
  const words = alertWordsOf(code)
  const wording = criteriaWordsOf(code)

  test('news says what happened, where, and for how much', () => {
    for (const kind of ['new', 'priceDrop', 'backOnMarket', 'sold', 'gone'] as const) {
      const text = tellNews({ kind, formerPrice: 520_000, home }, words, wording)
      expect(text).toMatch(kind === 'priceDrop' ? /520.000.*(?:→|إلى).*499.000/ : /499.000/)
      expect(text).toContain('7 Elm Court, Kent, WA 98030')
    }
    expect(tellNews({ kind: 'new', formerPrice: null, home: { ...home, forRent: true } }, words, wording)).toContain(
      words.aMonth('').trim(),
    )
  })

  test('every page has a heading of its own, and only those that ask have a button', () => {
    const { pages } = words
    expect(new Set(Object.values(pages).map(({ heading }) => heading)).size).toBe(6)
    const asking = Object.entries(pages).filter(([, { button }]) => button !== '')
    expect(asking.map(([name]) => name)).toEqual(['confirm', 'stop', 'stop-all'])
    for (const { text } of Object.values(pages)) expect(text('Harbour Homes')).not.toMatch(/undefined|\$\{/)
    expect(renderLinkPage('stop', null, code)).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(renderDonePage('stop', null, code)).toContain(pages.over.heading)
  })

  test('texts are short', () => {
    const texts = [words.confirm.opening('Harbour Homes'), words.confirm.ignore, words.news.opening('homes in Kent')]
    for (const text of texts) expect(text.split(/\s+/).length).toBeLessThanOrEqual(35)
    expect(words.confirm.subject.length).toBeLessThanOrEqual(70)
  })
})

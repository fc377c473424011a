import { describe, expect, test } from 'vitest'
import { UsageError } from '../command-context.ts'
import { readSettingPairs } from './setting-pairs.ts'

const faultsOf = (...pairs: string[]): string => {
  try {
    readSettingPairs(pairs)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return ''
}

describe('pairs of a setting and its value', () => {
  test('become values of the types that the settings have', () => {
    const { given, cleared } = readSettingPairs([
      'name=Harbour = Homes',
      'RATELIMITCOUNT=20',
      'VerifyDomain=on',
      'EnableUploadImage=False',
      'Domains=a.example\n*.b.example',
      'MessageLimit=-1',
      'SystemMessage=true',
    ])
    expect(given).toEqual({
      Name: 'Harbour = Homes',
      RateLimitCount: 20,
      VerifyDomain: true,
      EnableUploadImage: false,
      Domains: 'a.example\n*.b.example',
      MessageLimit: -1,
      SystemMessage: 'true',
    })
    expect([...cleared]).toEqual([])
  })

  test('nothing after the sign sets back to the default', () => {
    const { given, cleared } = readSettingPairs(['Name=', 'RateLimitTime=', 'VerifyDomain=', 'Temperature=70'])
    expect([given, [...cleared].sort()]).toEqual([{ Temperature: 70 }, ['Name', 'RateLimitTime', 'VerifyDomain']])
  })

  test.each([
    ['Temperature=101', 'Temperature: expected a number of at most 100, got 101.'],
    ['Temperature=warm', 'Temperature: expected a whole number, got the text "warm".'],
    ['RateLimitCount=1.5', 'RateLimitCount: expected a whole number, got 1.5.'],
    ['VerifyDomain=maybe', 'VerifyDomain: expected true or false, got the text "maybe".'],
    ['ChatBubbleColor=red', 'ChatBubbleColor: expected a colour as "rgb(r,g,b)"'],
    ['TalkToHumanEmail=nobody', 'TalkToHumanEmail: expected an e-mail address, got the text "nobody".'],
    ['TimeZone=Mars/Olympus', 'TimeZone: expected an IANA time zone'],
    ['WelcomeMsg=Hi', 'WelcomeMsg: there is no such setting; is it WelcomeMessage?'],
    ['serialNumber=abc', 'serialNumber: there is no such setting'],
    ['__proto__=1', '__proto__: there is no such setting'],
    ['Name', '"Name": expected Name=value'],
    ['=x', ': there is no such setting'],
  ])('%s is refused: %s', (pair, fault) => {
    expect(faultsOf(pair)).toContain(fault)
  })

  test('all faults are told at once, and one name twice is one of them', () => {
    const faults = faultsOf('Temperature=101', 'Nam=x', 'Name=a', 'name=b', 'MessageLimit=-2')
    for (const name of ['Temperature', 'Nam', 'Name: came more than once', 'MessageLimit'])
      expect(faults).toContain(name)
  })
})

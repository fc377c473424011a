import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'
import type { Wire, WireAnswer } from '../wire-call.ts'
import { pageHeaders } from './console-user.ts'

export const startPath = '/console/auth/oidc/start'
export const locationOf = ({ headers }: WireAnswer): string => String(headers.location)
export const cookiesOf = ({ headers }: WireAnswer): string[] => [headers['set-cookie'] ?? []].flat()
export const cookieNamed = (answer: WireAnswer, name: string): string =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''
export const sessionOf = (answer: WireAnswer): string => cookieNamed(answer, 'porchlight-session')

export interface Begun {
  answer: WireAnswer
  /** What waits in the browser. */
  cookie: string
}

/** A browser that goes to the provider and back, by hand. */
export function openSignOn({ app, wire }: { app: TestApp; wire: Wire }) {
  const visit = (address: string, cookie = ''): Promise<WireAnswer> =>
    wire.call({
      method: 'GET',
      path: address.replace(app.url, ''),
      headers: { authorization: undefined, ...(cookie === '' ? {} : { cookie }) },
    })

  const begin = async (to?: string): Promise<Begun> => {
    const answer = await visit(to === undefined ? startPath : `${startPath}?${new URLSearchParams({ to })}`)
    return { answer, cookie: cookieNamed(answer, 'porchlight-sign-on') }
  }

  /** Where the provider leads the browser back to. */
  const askProvider = async ({ answer }: Begun): Promise<string> => {
    const led = await fetch(locationOf(answer), { redirect: 'manual' })
    expect(led.status, await led.text()).toBe(302)
    return led.headers.get('location') ?? ''
  }

  const signOn = async (to?: string): Promise<WireAnswer> => {
    const begun = await begin(to)
    return visit(await askProvider(begun), begun.cookie)
  }

  const me = (cookie: string): Promise<WireAnswer> =>
    wire.call({ method: 'GET', path: '/v1/console/me', headers: { ...pageHeaders(app), cookie } })

  /** The step that the sign-in page is shown with; proves that nobody was signed in. */
  const stepOf = (answer: WireAnswer): string | null => {
    expect(answer.status, answer.text).toBe(302)
    expect(sessionOf(answer)).toBe('')
    const url = new URL(locationOf(answer))
    expect(`${url.origin}${url.pathname}`).toBe(`${app.url}/console/sign-in`)
    return url.searchParams.get('step')
  }

  return { visit, begin, askProvider, signOn, me, stepOf }
}

export type SignOnBrowser = ReturnType<typeof openSignOn>

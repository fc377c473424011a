import type { App } from '../app.ts'

/** Called whenever any process has changed keys: what is remembered of them may be over. */
export function forgetKeys(app: Pick<App, 'keys' | 'visitorKeys' | 'live'>): void {
  app.keys.clear()
  app.visitorKeys.forget()
  app.live.endAll()
}

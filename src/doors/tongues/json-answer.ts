import type { TongueAnswer } from './tongue.ts'

/** What depends on a key is nobody else's: no cache on the way may keep it. */
export function jsonAnswer(body: unknown, status = 200): TongueAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  }
}

import { Notifications } from '@mantine/notifications'

/** What is told in passing. */
export function Toasts() {
  return <Notifications position="top-center" limit={3} autoClose={6_000} />
}

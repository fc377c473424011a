export const demoWords = {
  label: 'Demo',
  notice: 'This is a demo at work: its {{count}} conversations of the last 30 days, their leads and tours are made up.',
  filling: 'Thirty days of made-up conversations are being written, so that there is something to look at…',
  remove: 'Remove them',
  removed: 'The made-up conversations are gone.',
}

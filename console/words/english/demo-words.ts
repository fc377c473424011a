export const demoWords = {
  label: 'Demo',
  notice: 'Demo: its {{count}} conversations, leads and tours are made up.',
  filling: 'Thirty days of made-up conversations are being written, so that there is something to look at…',
  remove: 'Remove them',
  removed: 'The made-up conversations are gone.',
}

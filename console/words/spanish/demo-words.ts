import type { demoWords as english } from '../english/demo-words.ts'

export const demoWords: typeof english = {
  label: 'Demostración',
  notice: 'Demo: sus {{count}} conversaciones, contactos y visitas son inventados.',
  filling: 'Se están escribiendo treinta días de conversaciones inventadas, para que haya algo que ver…',
  remove: 'Quitarlas',
  removed: 'Las conversaciones inventadas ya no están.',
}

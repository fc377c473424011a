import type { demoWords as english } from '../english/demo-words.ts'

export const demoWords: typeof english = {
  label: 'Demostración',
  notice:
    'Esto es una demostración en marcha: sus {{count}} conversaciones de los últimos 30 días, con sus contactos y visitas, son inventadas.',
  filling: 'Se están escribiendo treinta días de conversaciones inventadas, para que haya algo que ver…',
  remove: 'Quitarlas',
  removed: 'Las conversaciones inventadas ya no están.',
}

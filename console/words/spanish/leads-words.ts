import type { leadsWords as english } from '../english/leads-words.ts'

export const leadsWords: typeof english = {
  title: 'Contactos',
  count_one: '{{count}} contacto',
  count_other: '{{count}} contactos',
  search: 'Buscar por nombre, correo, número o palabras',
  time: { label: 'De los últimos', d7: '7 días', d30: '30 días', d90: '90 días', d365: '12 meses' },
  download: 'Descargar CSV',
  columns: {
    name: 'Nombre',
    contact: 'Contacto',
    message: 'Lo que escribió',
    left: 'Cuándo',
    chatbot: 'Chatbot',
    status: 'Estado',
  },
  status: {
    new: 'Nuevo',
    open: 'Abierto',
    done: 'Hecho',
    requested: 'Pedida',
    confirmed: 'Confirmada',
    declined: 'Rechazada',
    cancelled: 'Cancelada',
  },
  nameless: 'Sin nombre',
  empty: 'Sin contactos en este tiempo',
  emptyHelp: 'Quien deja un correo o un teléfono en el chat aparece aquí.',
  emptyFound: 'Ningún contacto tiene esas palabras',
  sortBy: 'Ordenar por {{column}}',
}

import type { leadsWords as english } from '../english/leads-words.ts'

export const leadsWords: typeof english = {
  title: 'Contactos',
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
  sortBy: 'Ordenar por {{column}}',
}

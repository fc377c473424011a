import type { ItemSource } from '../leads/item-source.ts'
import { readAppointments, selectAppointmentKeys } from './appointment-item-store.ts'

/** Tours among what LeadList lists: each is an Appointment of its own (firm.md). */
export const appointmentItems: ItemSource = { selectKeys: selectAppointmentKeys, readItems: readAppointments }

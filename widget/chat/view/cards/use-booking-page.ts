import { useChat } from '../../model/use-chat.ts'

/** Address of the firm's own page for tours; "": it has none, and they are asked for in the window. */
export function useBookingPage(): string {
  const { config } = useChat().state
  return config?.CalendlyAppointmentEnable ? config.CalendlyAppointmentScheduleUrl : ''
}

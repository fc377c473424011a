import { useTranslation } from 'react-i18next'
import { useWaitingCount } from '../shell/use-waiting-count.ts'

/** The title of the page: the room, and how many visitors wait, which is seen from another tab too. */
export function PageTitle({ room }: { room: string }) {
  const { t } = useTranslation()
  const waiting = useWaitingCount()
  return <title>{`${waiting === '' ? '' : `(${waiting}) `}${room} · ${t('product')}`}</title>
}

import { Kbd, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../api/use-me.ts'
import { openRoomWords } from '../words/room-words.ts'
import styles from './key-help.module.css'
import { roomsFor } from './rooms.ts'

const mod = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** All keys, in two columns. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => {
    void openRoomWords(i18n, 'keyHelp').then(() => setHasWords(true))
  }, [i18n])
  const me = useMe()
  if (!hasWords) return null
  const everywhere: [string, string[]][] = [
    [t('keyHelp.palette'), [mod, 'K']],
    ...roomsFor(me.role).map(({ name, key }): [string, string[]] => [
      t('goTo', { room: t(`rooms.${name}`) }),
      ['G', key.toUpperCase()],
    ]),
    [t('keyHelp.search'), ['/']],
    [t('keyHelp.help'), ['?']],
  ]
  const inbox: [string, string[]][] = [
    [t('keyHelp.next'), ['J']],
    [t('keyHelp.previous'), ['K']],
    [t('keyHelp.reply'), ['R']],
    [t('keyHelp.take'), ['T']],
    [t('keyHelp.release'), ['E']],
    [t('keyHelp.visitor'), ['V']],
    [t('keyHelp.note'), ['N']],
    [t('keyHelp.assign'), ['A']],
    [t('keyHelp.filter'), ['F']],
    [t('keyHelp.replies'), ['R', '/']],
    [t('keyHelp.views'), ['1', '2', '3', '4']],
    [t('keyHelp.send'), ['Enter']],
    [t('keyHelp.newLine'), ['Shift', 'Enter']],
    [t('keyHelp.back'), ['Esc']],
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('keyHelp.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.columns}>
        <KeyList title={t('keyHelp.everywhere')} rows={everywhere} />
        <KeyList title={t('keyHelp.inbox')} rows={inbox} />
      </div>
    </Modal>
  )
}

function KeyList({ title, rows }: { title: string; rows: [string, string[]][] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {rows.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

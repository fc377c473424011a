import type { ShowChatbotPreviewResult } from 'porchlight/client'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { BubbleGlyph } from './BubbleGlyph.tsx'
import styles from './preview.module.css'

interface Props {
  serialNumber: string
  preview: ShowChatbotPreviewResult | undefined
  isRefused: boolean
}

const prefix = 'porchlight:'

/** The real chat, in a frame, shown as the settings would make it; and the button that opens it on a site. */
export function ChatbotPreview({ serialNumber, preview, isRefused }: Props) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent): void => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin
      if (isOurs && typeof data === 'string' && data === `${prefix}{"type":"preview-ready"}`) setReady(true)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (!isReady || !preview) return
    const message = prefix + JSON.stringify({ type: 'preview', config: preview.config })
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [isReady, preview])
  const bubble = preview?.bubble
  return (
    <section className={styles.preview} aria-label={t('chatbots.preview.title')}>
      <h2>{t('chatbots.preview.title')}</h2>
      <p className={styles.about} role="status">
        {isRefused ? t('chatbots.preview.waits') : t('chatbots.preview.live')}
      </p>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('chatbots.preview.frame')}
        src={`${baseUrl}/chatbot-iframe/${serialNumber}?preview`}
      />
      {bubble && (
        <div className={styles.site} data-left={bubble.left || undefined}>
          <span className={styles.about}>{t('chatbots.preview.bubble')}</span>
          <div className={styles.corner}>
            {bubble.greeting.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
              <span key={index} className={styles.line} dir="auto">
                {line}
              </span>
            ))}
            <span className={styles.bubble} style={{ background: bubble.colour, color: bubble.textColour }}>
              {bubble.icon ? <img src={bubble.icon} alt="" /> : <BubbleGlyph />}
            </span>
          </div>
        </div>
      )}
    </section>
  )
}

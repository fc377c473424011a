import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { CodeBlock } from '../../../parts/copy/CodeBlock.tsx'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { signingExample } from './signing-example.ts'
import styles from './site.module.css'

/** What the firm's developer does with the secret: on the server, in the page, and when somebody signs out. */
export function SigningSteps({ serialNumber, isOpen }: { serialNumber: string; isOpen: boolean }) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const snippet = `<script src="${baseUrl}/embed.min.js" data-chatbot="${serialNumber}" data-identity="TOKEN" defer></script>`
  return (
    // Opened anew when there is a secret from now on; who closes it then leaves it closed.
    <details key={String(isOpen)} open={isOpen}>
      <summary>{t('chatbots.site.identity.how')}</summary>
      <ol className={styles.steps}>
        <li>
          <p>{t('chatbots.site.identity.keepSecret')}</p>
        </li>
        <li>
          <p>{t('chatbots.site.identity.sign')}</p>
          <CodeBlock code={signingExample} label={t('chatbots.site.identity.copyExample')} />
          <p className="dim">{t('chatbots.site.identity.signHelp')}</p>
        </li>
        <li>
          <p>{t('chatbots.site.identity.embed')}</p>
          <CopyText text={snippet} label={t('chatbots.site.copy')} />
        </li>
        <li>
          <p>{t('chatbots.site.identity.leave')}</p>
          <CopyText text="porchlight.identify(null)" label={t('copy')} />
        </li>
      </ol>
    </details>
  )
}

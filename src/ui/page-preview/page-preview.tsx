import { useStore } from '@nanostores/react'
import { Copy, QrCode as CodeMark } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '../button/button.tsx'
import { QrCode } from '../qr-code/qr-code.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useNotify } from '../toast/notify.ts'
import css from './page-preview.css?inline'
import { $text } from './page-preview.text.ts'

addStyles(css)

export interface PagePreviewProps {
  /** Where the page is read on the web. */
  address: string
  /** The picture of the mini-program's code, `unpublished`, or false for none; undefined while it is on its way. */
  program: string | false | undefined
  /** Visitors read what was published, not what was saved last. */
  isDraftApart: boolean
}

/** Two codes to open a page of the storefront with a telephone (designer contract 5, 预览). */
export function PagePreview({ address, program, isDraftApart }: PagePreviewProps) {
  const text = useStore($text)
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(text.copied),
      () => notify.error(text.notCopied),
    )
  return (
    <>
      <div className="ui-page-preview">
        <figure>
          <QrCode className="ui-page-code" text={address} label={text.account} />
          <figcaption>
            <strong>{text.account}</strong>
            <span>{text.accountHelp}</span>
            <Button variant="quiet" size="compact" icon={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
              {text.copy}
            </Button>
          </figcaption>
        </figure>
        <figure>
          <ProgramCode image={program} />
          <figcaption>
            <strong>{text.program}</strong>
            <span>{text.programHelp}</span>
          </figcaption>
        </figure>
      </div>
      <p className="ui-page-preview-note">{isDraftApart ? text.published : text.saved}</p>
    </>
  )
}

function ProgramCode({ image }: { image: string | false | undefined }) {
  const text = useStore($text)
  if (image === undefined) return <Skeleton width={180} height={180} />
  if (image && image !== 'unpublished') return <img className="ui-page-code" src={image} alt={text.program} />
  return (
    <div className="ui-page-code" data-none>
      <CodeMark size={28} aria-hidden />
      {image === 'unpublished' ? text.unpublished : text.noProgram}
    </div>
  )
}

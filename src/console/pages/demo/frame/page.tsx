import { useStore } from '@nanostores/react'
import { definePage } from '#src/console/engine/define-page.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { storefrontAddress } from '#src/stores/page-address.ts'
import { $text } from './text.ts'

/** The home page of the storefront, as visitors without a session get it. */
function Frame() {
  const text = useStore($text)
  const connection = useConnection()
  return (
    <DemoPage title={text.title} about={text.about}>
      <iframe className="demo-frame" src={storefrontAddress(connection, 0)} title={text.title} sandbox="" referrerPolicy="no-referrer" />
    </DemoPage>
  )
}

export default definePage({ text: $text, view: Frame })

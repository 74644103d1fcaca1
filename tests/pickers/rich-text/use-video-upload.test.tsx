// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useVideoUpload } from '#src/pickers/rich-text/use-video-upload.ts'
import type { Connection } from '#src/stores/connection.ts'
import { begunFile } from '../../support/begun-file.ts'
import { backendAt } from '../../support/upload-stand-in.ts'
import { stageUs3 } from '../../support/us3-stage.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const us3 = stageUs3()

test('a film of a text goes straight into the bucket that our server is set up with', async () => {
  const capabilities = { features: { fileUploads: true }, uploads: { picture: 1, video: 1, piece: 1, cloud: true } }
  const connection = { ...backendAt(us3.server.base), check: async () => undefined, capabilities } as unknown as Connection
  let address = ''
  const told = (what: string) => void (address = what)
  function Text() {
    const { start } = useVideoUpload(connection, { onDone: told, onFailed: told })
    return <button onClick={() => start(begunFile('开箱.mp4', 'a film', 'video/mp4'))}>上传视频</button>
  }
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(<Text />))
  act(() => container.querySelector('button')!.click())
  await vi.waitFor(() => expect(address).toMatch(/^https:\/\/films\.cn-bj\.ufileos\.com\/[0-9a-f]{32}\.mp4$/))
  expect(us3.server.films).toHaveLength(1)
  expect(us3.server.asked).toEqual(['GET /file/upload_type', 'GET /product/product/get_temp_keys'])
  act(() => root.unmount())
})

import type { ReplyOf } from '#src/api/endpoint.ts'
import type { uploadFile } from '#src/api/files.ts'
import { absoluteFile } from './absolute-file.ts'

/** Where an uploaded file went: servers say it as `src`, `att_dir` or `file_path`, whole or as a path. */
export function uploadedAddress(reply: ReplyOf<typeof uploadFile> | undefined, base: string): string {
  return absoluteFile(base, reply?.src || reply?.att_dir || reply?.file_path)
}

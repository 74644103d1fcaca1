const pad = (value: number) => String(value).padStart(2, '0')

/** Every browser calls a pasted picture `image.png`; a time tells them apart. Copied files keep their names. */
export function pastedFiles(files: readonly File[], now: Date): File[] {
  const day = `${now.getFullYear()}${pad(now.getMonth() + 1)}${pad(now.getDate())}`
  const time = `${pad(now.getHours())}${pad(now.getMinutes())}${pad(now.getSeconds())}`
  return files.map((file, index) => {
    const ending = /^image\.(\w+)$/.exec(file.name)?.[1]
    if (!ending) return file
    const name = `paste-${day}-${time}${index > 0 ? `-${index + 1}` : ''}.${ending}`
    return new File([file], name, { type: file.type, lastModified: file.lastModified })
  })
}

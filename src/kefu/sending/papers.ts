/** Endings of files that our server takes besides pictures. */
export const paperEndings: readonly string[] = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.zip', '.txt']

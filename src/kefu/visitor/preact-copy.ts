// a script on purpose, not a module: only so can it say what `?preact` brings
declare module '*/visitor-app.tsx?preact' {
  export * from '#src/kefu/visitor/visitor-app.tsx'
}

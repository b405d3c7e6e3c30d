const BOUNDARY = "between-the-parts-of-a-form-of-ours"

/** Writes a multipart form with one file as text, where `FormData` cannot be sent. */
export const multipartBody = (field: string, file: string) => ({
  headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  body: `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="one.pdf"\r\n\r\n${file}\r\n--${BOUNDARY}--\r\n`,
})

/** What a mail program posts to end what a mail was sent for (RFC 8058). */
export const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const;

/** Whether a body asks to end it: mail programs send it in either form of HTML forms. */
export async function isOneClick(body: Buffer, contentType: string): Promise<boolean> {
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const [name, value] = ONE_CLICK;
  return form.formData().then(
    (fields) => fields.get(name) === value,
    () => false, // of another type, or broken
  );
}

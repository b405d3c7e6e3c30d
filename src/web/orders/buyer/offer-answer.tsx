import { type FormEvent, useState } from "react"
import { useNavigate, useRevalidator, useSearchParams } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { browserApi, publicApi, type Reply } from "#web/api/api.ts"
import { ConfirmButton } from "#web/forms/confirm-dialog.tsx"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import {
  AddressChoice,
  AddressesFailed,
  addressText,
  useAddresses,
} from "#web/orders/shared/address-choice.tsx"
import { AgreeToTerms, readConsent } from "#web/orders/shared/agree-to-terms.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { SelectField, TextField } from "#web/ui/form/field.tsx"

export type Offer = Reply<"GET /order-offer/{token}">

interface OfferAnswerProps {
  token: string
  offer: Offer
  /** E-mail address of the signed-in user. */
  viewer: string | undefined
}

/** Accepts an offer and goes on to its payment, or declines it. */
export function OfferAnswer({ token, offer, viewer }: OfferAnswerProps) {
  return (
    <section aria-label={t("Your answer")} className="flex flex-col gap-5 print:hidden">
      {viewer === offer.email ? (
        <Accept token={token} offer={offer} />
      ) : (
        <SignIn token={token} offer={offer} viewer={viewer} />
      )}
      <Decline token={token} />
    </section>
  )
}

const SignIn = ({ token, offer: { email = "" }, viewer }: OfferAnswerProps) => (
  <>
    <p className="max-w-[66ch]">
      {viewer
        ? t("You are signed in as {viewer}. Sign in as {email} to accept this offer.", {
            viewer,
            email,
          })
        : t(
            "Sign in as {email} to accept and pay. If you have no password yet, use the link in our e-mail, or “Forgot password”.",
            { email },
          )}
    </p>
    <ButtonLink to={paths.login(paths.offer(token))} size={44} className="self-start">
      {t("Sign in to accept")}
    </ButtonLink>
  </>
)

function Accept({ token, offer }: Pick<OfferAnswerProps, "token" | "offer">) {
  const write = useWrite()
  const navigate = useNavigate()
  const attempt = useIdempotencyKeys()
  const [addressId, setAddressId] = useState(offer.addressId)
  const { total } = offer.priced
  const accept = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const agreed = readConsent(form)
    if (!agreed) return
    const written = new FormData(form)
    const purchaseOrder = String(written.get("purchaseOrder")).trim()
    const billingAddressId = String(written.get("billing") ?? "") || undefined
    const body = {
      version: offer.version,
      total,
      addressId,
      billingAddressId,
      purchaseOrder,
      ...agreed,
    }
    void write.run(
      async () => {
        const headers = attempt.headersFor(body)
        const call = { params: { token }, body }
        const { insertedId } = await browserApi("POST /order-offer/{token}/accept", call, {
          headers,
        })
        attempt.done()
        void navigate(paths.payment(insertedId))
      },
      { reloadOnRefusal: true },
    )
  }
  return (
    <WriteForm
      onSubmit={accept}
      write={write}
      button={t("Accept and pay {total}", { total: formatAmount(total) })}
      buttonProps={{ className: "self-start" }}
      notice
      className="flex max-w-lg flex-col gap-5"
    >
      <Addresses offer={offer} chosen={addressId} onChoose={setAddressId} />
      <TextField
        name="purchaseOrder"
        label={t("Your purchase order")}
        autoComplete="off"
        maxLength={100}
      />
      <AgreeToTerms failure={write.failure} />
    </WriteForm>
  )
}

interface AddressesProps extends Pick<OfferAnswerProps, "offer"> {
  chosen: string | undefined
  onChoose: (addressId: string) => void
}

/** Choice of the buyer's addresses for the goods and for the invoice. The delivery address may change the total. */
function Addresses({ offer, chosen, onChoose }: AddressesProps) {
  const { addresses = [], read, retry } = useAddresses()
  const [, setParams] = useSearchParams()
  const choose = (addressId: string) => {
    onChoose(addressId)
    setParams({ addressId }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <AddressesFailed retry={retry} />
      {offer.choosesAddress ? (
        <AddressChoice
          addresses={addresses}
          chosen={chosen}
          onChoose={choose}
          onAdded={async (id) => {
            await read()
            choose(id)
          }}
          name={offer.name ?? ""}
          problem={undefined}
        />
      ) : null}
      {addresses.length > 0 ? (
        <SelectField
          name="billing"
          label={t("Billing address")}
          options={[
            { value: "", label: t("Same as the delivery address") },
            ...addresses.map((address) => ({ value: address._id, label: addressText(address) })),
          ]}
        />
      ) : null}
    </>
  )
}

function Decline({ token }: { token: string }) {
  const [reason, setReason] = useState("")
  const { revalidate } = useRevalidator()
  const decline = async (close: () => void) => {
    const call = { params: { token }, body: { reason } }
    await publicApi("POST /order-offer/{token}/decline", call)
    close()
    await revalidate()
  }
  return (
    <ConfirmButton
      label={t("Decline")}
      buttonProps={{ className: "needs-script self-start" }}
      title={t("Decline this offer?")}
      confirmLabel={t("Decline")}
      // The page says why the offer cannot be declined any more, such as that it was withdrawn.
      reloadOnRefusal
      onConfirm={decline}
    >
      <TextField
        name="reason"
        label={t("Reason (optional)")}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmButton>
  )
}

import type { ReactNode } from "react"

interface MessagePageProps {
  title: string
  picture?: ReactNode
  children: ReactNode
}

export const MessagePage = ({ title, picture, children }: MessagePageProps) => (
  <div className="mx-auto flex max-w-[40rem] flex-col items-center gap-6 py-12 text-center sm:py-20">
    {picture}
    <h1 className="text-display">{title}</h1>
    <div className="flex flex-col items-center gap-6 text-text-2">{children}</div>
  </div>
)

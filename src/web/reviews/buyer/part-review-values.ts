/** A review of a part as it is typed. */
export interface PartReviewValues {
  rating: string
  title: string
  text: string
  name: string
  pictures: string[]
}

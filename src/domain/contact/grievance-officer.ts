/** Who answers complaints, as the shop names them; all is '' where nobody is named. */
export type GrievanceOfficer = {
  /** Name, and what they are. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

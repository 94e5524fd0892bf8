@session
Feature: Getting an account
  Name, e-mail and a password make an account, and its owner is signed in.

  @SESS-01 @SESS-19
  Rule: Who registers is signed in

    Example: A new customer
      When Asha registers
      Then Asha is signed in by name

    @journey @long
    Example: She signs in another time
      Given Asha has registered
      When Asha logs out from the panel
      And Asha signs in
      Then Asha is signed in by name

  @SESS-17
  Rule: The shop decides who gets an account

    Example: Somebody has the e-mail already
      Given Asha has an account
      When Asha registers
      Then Asha reads "A customer with the same email address already exists in an associated website." in the sheet
      And nobody uses the account

  @SESS-20
  Rule: Nothing is sent while something is missing

    Example: <field> is "<text>"
      When Asha registers with "<text>" as "<field>"
      Then Asha reads "<problem>" at "<field>" of the sheet
      And nobody uses the account

      Examples:
        | field           | text        | problem                                      |
        | First name      |             | Enter your first name                        |
        | First name      | A           | Enter at least 2 letters                     |
        | Last name       |             | Enter your last name                         |
        | Email address   | asha.rao    | Enter an email address like name@example.com |
        | Password        | indigo      | Enter at least 8 characters                  |
        | Repeat password | indigo rose | The two passwords are not the same           |

    Example: The terms are not accepted
      When Asha registers without accepting the terms
      Then Asha reads "Accept the terms and conditions to go on" at "I accept the terms and conditions" of the sheet
      And nobody uses the account

  @TRACK-19
  Rule: Without a proof that a person asks, nothing is sent

    Example: No proof can be had
      Given it cannot be shown that a person asks
      When Asha registers
      Then Asha reads "We could not check that a person asks for the account. Please try again." in the sheet
      And nobody uses the account

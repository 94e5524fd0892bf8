@account
Feature: What the shop keeps of a customer, and the end of an account
  A customer takes everything home as one file, and deletes the account alone, without asking anybody.
  Orders stay, since the law asks for them, and belong to nobody's account from then on.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Asha is signed in
    And Asha has ordered 2 pieces of the "Silk Tee"

  @ACC-01 @ACC-05
  Rule: Everything that is kept of a customer is saved as one file

    Example: With an order and store credit
      Given Asha has 750 rupees of store credit
      And Asha opens the account at "My data"
      When Asha downloads what is kept of her
      Then the block says "The file is among your downloads."
      And the file tells Asha's e-mail, that order and 750 rupees of store credit
      And nothing in the file opens anything

    Example: What this device keeps is in it, too
      Given Asha looks at the "Silk Tee"
      And Asha opens the account at "My data"
      When Asha downloads what is kept of her
      Then the file tells that Asha has looked at the "Silk Tee"

    Example: Without a network
      Given Asha opens the account at "My data"
      And Asha is offline
      When Asha downloads what is kept of her
      Then the block says "You are offline, and the file needs the network."
      And nothing was downloaded

  @SESS-31 @SESS-33
  Rule: An account is deleted with its password, and leaves nobody signed in

    @journey @long
    Example: It is done at once, and said
      Given Asha opens the account at "My data"
      When Asha deletes the account
      Then Asha is on the home page
      And Asha is told "Your account is deleted. An email confirms it."
      And nobody uses the account

    Example: Signing in afterwards is as with an account that never was
      Given Asha opens the account at "My data"
      And Asha deletes the account
      When Asha signs in
      Then Asha reads "You did not sign in correctly or your account is temporarily disabled." in the sheet

    Example: A new account with the same e-mail knows nothing of the old one
      Given Asha opens the account at "My data"
      And Asha deletes the account
      And Asha has registered
      When Asha opens the account at "Orders"
      Then the block says "You have not ordered anything yet"

    Example: The answer is lost, and it is pressed again
      Given Asha opens the account at "My data"
      And the shop deletes the account, and its answer is lost
      When Asha deletes the account
      Then Asha is told "Your account is deleted. An email confirms it."

  @CHK-47
  Rule: An order of a deleted account is found by its number and e-mail address

    Example: Right after it
      Given Asha opens the account at "My data"
      And Asha deletes the account
      When Asha tracks that order by its number and her e-mail address
      Then the confirmation shows 2 pieces of the "Silk Tee" and the total "₹4,800"

  @ACC-12
  Rule: Nothing is deleted without the right password and the network

    Example: Another password
      Given Asha opens the account at "My data"
      When Asha deletes the account with the password "not it at all"
      Then Asha reads "This is not your password. Please check it." at the password of the deletion
      And Asha sees the block "My data"

    Example: None
      Given Asha opens the account at "My data"
      When Asha deletes the account with the password ""
      Then Asha reads "Enter your password" at the password of the deletion

    Example: Without a network
      Given Asha opens the account at "My data"
      And Asha is offline
      When Asha deletes the account
      Then the block says "You are offline, and deleting needs the network. Nothing was deleted."

  @ACC-07
  Rule: What is lost with the account is said before

    Example: Store credit
      Given Asha has 750 rupees of store credit
      When Asha opens the account at "My data"
      Then the block says "Your store credit of ₹750 will be lost."

    Example: It has grown since it was said
      Given Asha opens the account at "My data"
      And Asha has 750 rupees of store credit
      When Asha deletes the account
      Then the block says "Your store credit has changed."
      And the block says "Your store credit of ₹750 will be lost."
